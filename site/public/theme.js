// Loaded before the first paint: applies the reader's choice of theme. Without a choice, or without scripts, the system decides.
;(() => {
  const root = document.documentElement
  const dark = matchMedia('(prefers-color-scheme: dark)')
  const stored = () => {
    try {
      return localStorage.getItem('starlight-theme')
    } catch {
      return null
    }
  }
  const apply = () => {
    const choice = stored()
    root.dataset.theme = choice === 'light' || choice === 'dark' ? choice : dark.matches ? 'dark' : 'light'
  }
  apply()
  dark.addEventListener('change', apply)
})()
