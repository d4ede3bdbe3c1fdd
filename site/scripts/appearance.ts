/** The reader's choices of how pages look; `theme.js` applies those of earlier visits before the first paint. */

const kept = (key: string): string => {
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

/** Without storage a choice holds for this page only. */
const keep = (key: string, value: string): void => {
  try {
    if (value === '') localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // The page looks as was chosen all the same.
  }
}

class PageAppearance extends HTMLElement {
  connectedCallback(): void {
    const [button, form] = [this.querySelector('button'), this.querySelector('form')]
    if (!button || !form) return
    form.addEventListener('beforetoggle', () => this.#show(form))
    form.addEventListener('change', ({ target }) => {
      if (!(target instanceof HTMLInputElement)) return
      keep(target.name, target.value)
      dispatchEvent(new CustomEvent('appearance', { detail: { [target.name]: target.value } }))
    })
    button.hidden = false
  }

  /** Shows the chosen values, perhaps chosen on another page. */
  #show(form: HTMLFormElement): void {
    const inputs = [...form.querySelectorAll('input')]
    const chosen = inputs.filter(({ name, value }) => value === kept(name))
    // A value stored by an earlier version of the pages may be no choice any more.
    for (const input of inputs)
      input.checked = chosen.some(({ name }) => name === input.name) ? chosen.includes(input) : input.value === ''
  }
}

customElements.define('page-appearance', PageAppearance)
