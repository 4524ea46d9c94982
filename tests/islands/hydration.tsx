import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { onTestFinished, vi } from 'vitest';

/** An island as the build has written it; `wake` hydrates it, and React complains of what differs. */
export function served(island: ReactNode) {
  const container = document.createElement('div');
  container.innerHTML = renderToString(island);
  document.body.append(container);
  const complaints = vi.fn();
  const wake = () => {
    const root = hydrateRoot(container, island, { onRecoverableError: complaints });
    onTestFinished(() => root.unmount());
  };
  return { container, complaints, wake };
}
