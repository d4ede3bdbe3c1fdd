/** Opens the search dialog. What it does is loaded when it is first opened. */
import type { SearchDialog } from '../search/searchDialog.ts'

class SiteSearch extends HTMLElement {
  #loaded: Promise<SearchDialog> | undefined

  connectedCallback(): void {
    const dialog = this.querySelector('dialog')
    const input = this.querySelector('input')
    const button = this.querySelector<HTMLButtonElement>('.open')
    const select = this.querySelector('select')
    if (!dialog || !input || !button || !select) return
    button.hidden = false
    const open = (): void => {
      dialog.showModal()
      input.select()
      void this.#prepare(input, select)
    }
    button.addEventListener('click', open)
    addEventListener('keydown', (event) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      if (dialog.open) dialog.close()
      else open()
    })
    dialog.addEventListener('click', ({ target }) => {
      if (target === dialog || (target instanceof Element && target.closest('a'))) dialog.close()
    })
    input.addEventListener('keydown', (event) => {
      // A field to search in would only empty itself at first.
      if (event.key === 'Escape') dialog.close()
      else if (event.key === 'Enter') this.querySelector<HTMLAnchorElement>('.results a')?.click()
      else return
      event.preventDefault()
    })
  }

  async #prepare(input: HTMLInputElement, select: HTMLSelectElement): Promise<void> {
    this.#loaded ??= import('../search/searchDialog.ts').then((module) => new module.SearchDialog(this, input, select))
    try {
      const loaded = await this.#loaded
      loaded.prepare()
    } catch {
      // The next opening tries again.
      this.#loaded = undefined
    }
  }
}

customElements.define('site-search', SiteSearch)
