/** Milliseconds after which a page that never comes to rest does it all the same. */
const latest = 5_000

/** Does something when the page has time for it. */
export const whenIdle = (task: () => void): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(task, { timeout: latest })
  else setTimeout(task)
}
