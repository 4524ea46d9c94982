/** A sample of SQL as it stands in the page. */
export interface SqlSample {
  tutorial: string;
  step: string;
  /** Its rank among the samples of SQL of its step, hidden ones counted, from 1. */
  rank: number;
  code: string;
}

/** The sample whose button was tapped. */
export function sqlSampleOf(button: HTMLElement): SqlSample {
  return {
    tutorial: button.closest<HTMLElement>('[data-tutorial]')?.dataset.tutorial ?? '',
    step: button.closest('.step')?.id ?? '',
    rank: Number(button.dataset.sample),
    code: button.closest('figure')?.querySelector('code')?.textContent ?? '',
  };
}
