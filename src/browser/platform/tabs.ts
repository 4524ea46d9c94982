const CHANNEL = 'logout';

let channel: BroadcastChannel | undefined;

/** Calls back when another tab has logged out. A page kept for the back button does not listen. */
export function onLoggedOutElsewhere(heard: () => void): void {
  open(heard);
  window.addEventListener('pagehide', close);
  window.addEventListener('pageshow', ({ persisted }) => persisted && open(heard));
}

/** Tells the other tabs, not this one. */
export function tellLoggedOut(): void {
  channel?.postMessage(true);
}

/** A browser that forbids cookies may forbid this too. */
function open(heard: () => void): void {
  try {
    channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = heard;
  } catch (error) {
    console.warn('tabs', error);
  }
}

function close(): void {
  channel?.close();
  channel = undefined;
}
