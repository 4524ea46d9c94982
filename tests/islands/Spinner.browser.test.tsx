import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Spinner } from '../../src/islands/shell/Spinner.tsx';

test('the spinner is there while its flag is set', async () => {
  const screen = await render(<Spinner isShown />);
  await expect.element(screen.getByRole('status')).toHaveTextContent('Chargement…');
  await screen.rerender(<Spinner isShown={false} />);
  await expect.element(screen.getByRole('status')).not.toBeInTheDocument();
});
