/** Gives back the place that `inline/resume.ts` kept for the resume banner, which does not come or leaves (R11). */
export function giveBackPlace(): void {
  document.documentElement.classList.remove('has-resume');
}
