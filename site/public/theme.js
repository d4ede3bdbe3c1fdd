// Loaded before the first paint: applies the reader's choices of how pages look. Without a choice, or without scripts, the system decides.
;(() => {
  const root = document.documentElement
  const dark = matchMedia('(prefers-color-scheme: dark)')
  // Attributes of the page by the keys of the choices.
  const attributes = JSON.parse(document.currentScript.dataset.attributes)
  const choices = {}
  const apply = () => {
    for (const [key, name] of Object.entries(attributes)) {
      if (choices[key]) root.dataset[name] = choices[key]
      else delete root.dataset[name]
    }
    if (choices['starlight-theme'] !== 'light' && choices['starlight-theme'] !== 'dark')
      root.dataset.theme = dark.matches ? 'dark' : 'light'
  }
  const read = () => {
    for (const key of Object.keys(attributes)) {
      try {
        choices[key] = localStorage.getItem(key)
      } catch {
        // A browser that keeps nothing shows pages as usual.
      }
    }
    apply()
  }
  read()
  // Chosen on another page, while this one was out of sight.
  addEventListener('storage', read)
  addEventListener('pageshow', ({ persisted }) => persisted && read())
  dark.addEventListener('change', apply)
  addEventListener('appearance', ({ detail }) => {
    Object.assign(choices, detail)
    apply()
  })
})()
