import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Boundary } from '../../../src/islands/shell/Boundary.tsx';

test('shows its island', async () => {
  const screen = await render(
    <Boundary>
      <p>une île</p>
    </Boundary>,
  );
  await expect.element(screen.getByText('une île')).toBeVisible();
});

test('an island that breaks says so in its place, and its neighbour stays', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const screen = await render(
    <>
      <Boundary>
        <Broken />
      </Boundary>
      <Boundary>
        <p>une île</p>
      </Boundary>
    </>,
  );
  await expect.element(screen.getByRole('alert').getByText(/Rechargez la page\.$/)).toBeVisible();
  await expect.element(screen.getByText('une île')).toBeVisible();
  expect(logged).toHaveBeenCalled();
});

test('an island that breaks later too', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const screen = await render(
    <Boundary>
      <p>une île</p>
    </Boundary>,
  );
  await screen.rerender(
    <Boundary>
      <Broken />
    </Boundary>,
  );
  await expect.element(screen.getByRole('heading', { name: 'Error' })).toBeVisible();
});

function Broken(): never {
  throw new Error('broken');
}
