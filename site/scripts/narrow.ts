/**
 * Shows the filter form inside `host`, applies the filter now and after each change, and shows the text that `narrow`
 * returns as the form's status. Returns a function that applies the filter again.
 */
export const narrowByForm = (host: HTMLElement, narrow: (chosen: FormData) => string): (() => void) => {
  const form = host.querySelector('form')
  if (!form) return () => undefined
  const run = (): void => {
    const text = narrow(new FormData(form))
    const status = form.querySelector('[role=status]')
    if (status) status.textContent = text
  }
  form.hidden = false
  form.addEventListener('input', run)
  form.addEventListener('submit', (event) => event.preventDefault())
  run()
  return run
}

/** The value of a form field; empty when nothing is chosen. */
export const textOf = (chosen: FormData, name: string): string => String(chosen.get(name) ?? '')

/** The search words of a field, in lower case. */
export const wordsOf = (chosen: FormData, name: string): readonly string[] =>
  textOf(chosen, name).toLowerCase().split(/\s+/)
