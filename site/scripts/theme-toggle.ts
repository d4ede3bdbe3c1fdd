const choices = ['auto', 'light', 'dark'] as const
type Choice = (typeof choices)[number]
const names: Record<Choice, string> = { auto: 'as the system', light: 'light', dark: 'dark' }
const key = 'starlight-theme'

const isChoice = (value: string | null): value is Choice => choices.some((choice) => choice === value)

const readChoice = (): Choice => {
  try {
    const stored = localStorage.getItem(key)
    return isChoice(stored) ? stored : 'auto'
  } catch {
    return 'auto'
  }
}

const writeChoice = (choice: Choice): void => {
  try {
    if (choice === 'auto') localStorage.removeItem(key)
    else localStorage.setItem(key, choice)
  } catch {
    // Without storage the choice holds for this page only.
  }
}

const resolve = (choice: Choice): string => {
  if (choice !== 'auto') return choice
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

/** Cycles through system, light and dark. */
class ThemeToggle extends HTMLElement {
  #choice: Choice = readChoice()

  connectedCallback(): void {
    const button = this.querySelector('button')
    if (!button) return
    button.hidden = false
    button.addEventListener('click', () => {
      this.#choice = choices[(choices.indexOf(this.#choice) + 1) % choices.length] ?? 'auto'
      writeChoice(this.#choice)
      document.documentElement.dataset.theme = resolve(this.#choice)
      this.#show(button)
    })
    this.#show(button)
  }

  #show(button: HTMLButtonElement): void {
    this.dataset.choice = this.#choice
    button.setAttribute('aria-label', `Theme: ${names[this.#choice]}`)
    button.title = `Theme: ${names[this.#choice]}`
  }
}

customElements.define('theme-toggle', ThemeToggle)
