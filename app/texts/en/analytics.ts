export const analytics = {
  states: {
    on: "You have allowed this site to count visits with Google Analytics. You can switch that off for this browser.",
    off: "Google Analytics is off in this browser: nothing is loaded from Google, and nothing is sent there, unless you switch it on.",
    signal:
      "Your browser sends the Global Privacy Control signal, so Google Analytics is off: nothing is loaded from Google, and nothing is sent there.",
    none: "This site doesn’t use Google Analytics.",
  },
  switchOff: "Switch Google Analytics off",
  switchOn: "Switch Google Analytics on",
  test: {
    title: "Analytics connection test",
    intro: "For the people who run this site: does Google Analytics work from this browser?",
    checks: {
      id: "Measurement ID",
      script: "Google’s script",
      function: "Tracking function",
    },
    id: { present: "Present", missing: "Not set" },
    script: {
      absent: "Not loaded",
      waiting: "Not loaded yet",
      loaded: "Loaded",
      failed: "Failed to load",
    },
    function: { available: "Available", missing: "Not available" },
    unknown: "Needs JavaScript",
    withoutScripts:
      "The answer about the measurement ID comes from the server and is reliable. The other two checks and the test event need JavaScript in this browser: only it can see whether Google’s script is loaded and the tracking function is available.",
    send: "Send a test event",
    waiting: "The test event is waiting: Google’s script has not taken it yet.",
    sent: "Google’s script has sent the test event. Within a minute it shows in Google Analytics, in the Realtime report.",
    meta: {
      description:
        "Shows whether a measurement ID is set, Google’s script is loaded and the tracking function is available, and sends a test event.",
      keywords: "Google Analytics, connection test, measurement ID",
    },
    trouble: {
      title: "If something is missing",
      setting:
        "No measurement ID: enter it in the setting {{setting}}, as in {{example}}, and restart the site.",
      off: "Not switched on in this browser: the switch is in the privacy policy.",
      toSwitch: "Open the switch",
      signal:
        "The browser sends {{signal}} (Global Privacy Control): the site respects it. For the test, allow this site in the browser’s settings or use another browser.",
      blocked:
        "An ad blocker, the browser’s own protection or a filter on the network is blocking {{script}} or {{collector}}: pause it for this page and load the page again.",
      late: "Google’s script comes last, when the page has loaded and is idle. On a slow line, or with data saving on, touch the page and wait a little.",
      silent:
        "Visits to the desk are not counted. After a booking, counting stops until a page is loaded afresh. Addresses are sent without the part after the question mark.",
      reports:
        "Everything is fine here but the reports are empty: compare this ID with that of the data stream. Most reports take a day; Realtime takes a minute.",
      twice:
        "Pages are counted twice: the site counts its pages itself. In the data stream, switch the enhanced measurement of browser history off.",
    },
  },
};
