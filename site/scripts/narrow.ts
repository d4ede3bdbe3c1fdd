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

/** Has the address name something else, without a history entry. */
export const replaceQuery = (named: URLSearchParams): void => {
  // Commas stay as they are: people read these addresses.
  const query = named.size === 0 ? '' : `?${String(named).replaceAll('%2C', ',')}`
  history.replaceState(history.state, '', `${location.pathname}${query}${location.hash}`)
}

/**
 * Chooses in a form what the address names, and has the address name, without a history entry, whatever is chosen and not usual: so it
 * comes back with the page and can be shared. Returns what is usual. Call it before `narrowByForm`.
 */
export const keepInAddress = (form: HTMLFormElement): FormData => {
  // A browser that loads the page again may have put other values in.
  form.reset()
  const usual = new FormData(form)
  const asked = new URLSearchParams(location.search)
  const fields = [...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')]
  for (const field of fields) {
    const [value, ...more] = asked.getAll(field.name)
    if (value === undefined) continue
    if (field instanceof HTMLInputElement && /^(?:radio|checkbox)$/.test(field.type)) {
      if ([value, ...more].includes(field.value)) field.checked = true
      continue
    }
    field.value = value
    // No choice of a list has that value.
    if (field.value !== value) field.value = textOf(usual, field.name)
  }
  form.addEventListener('input', () => {
    const named = new URLSearchParams(location.search)
    for (const { name } of fields) named.delete(name)
    for (const [name, value] of new FormData(form))
      if (!usual.getAll(name).includes(value)) named.append(name, String(value))
    replaceQuery(named)
  })
  return usual
}
