let context: AudioContext | null = null;

/** Browsers allow sound only after a user gesture: the first one enables it. */
export function enableSound(): () => void {
  const onGesture = () => {
    try {
      context ??= new AudioContext();
      context.resume().catch(report);
    } catch (error) {
      report(error);
    }
  };
  const events = ["pointerdown", "keydown"] as const;
  for (const event of events) addEventListener(event, onGesture, { once: true });
  return () => {
    for (const event of events) removeEventListener(event, onGesture);
  };
}

/** Plays two short tones. Failures are only logged (specification 9). */
export function playArrivalSound() {
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
