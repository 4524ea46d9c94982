import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Skeleton } from '../../../src/islands/shell/Skeleton.tsx';

test.each(['page', 'list'] as const)(
  'the shape of a %s is there while its flag is set, and is heard as a wait',
  async (shape) => {
    const screen = await render(<Skeleton isShown shape={shape} />);
    await expect.element(screen.getByRole('status')).toHaveTextContent('Chargement…');
    expect(screen.container.querySelectorAll(`.skeleton-${shape} > i`)).toHaveLength(3);
    await screen.rerender(<Skeleton isShown={false} shape={shape} />);
    expect(screen.container.innerHTML).toBe('');
  },
);
