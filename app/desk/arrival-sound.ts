let context: AudioContext | null = null;

/** Browsers let a page sound only after somebody has touched it: the first touch readies it. */
export function readySound(): () => void {
  const touched = () => {
    try {
      context ??= new AudioContext();
      context.resume().catch(report);
    } catch (error) {
      report(error);
    }
  };
  const events = ["pointerdown", "keydown"] as const;
  for (const event of events) addEventListener(event, touched, { once: true });
  return () => {
    for (const event of events) removeEventListener(event, touched);
  };
}

/** Two short tones, as of a counter's bell; a sound that fails is only logged (specification 9). */
export function playArrival() {
  if (context?.state !== "running") return;
  try {
    tone(context, 880, 0);
    tone(context, 1320, 0.14);
  } catch (error) {
    report(error);
  }
}

const SECONDS = 0.35;
const VOLUME = 0.15;

function tone(audio: AudioContext, frequency: number, after: number) {
  const start = audio.currentTime + after;
  const oscillator = new OscillatorNode(audio, { frequency });
  const gain = new GainNode(audio, { gain: VOLUME });
  gain.gain.setValueAtTime(VOLUME, start);
  gain.gain.exponentialRampToValueAtTime(0.001, start + SECONDS);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(start);
  oscillator.stop(start + SECONDS);
}

function report(error: unknown) {
  console.warn("the sound could not be played", error);
}
