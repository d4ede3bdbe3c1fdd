/**
 * The reader's choices of how pages look. Each is kept under its key and stands in a `data-` attribute of the page; the empty value,
 * which is kept by nothing, is how pages usually look.
 */
export const appearanceChoices = [
  {
    key: 'starlight-theme',
    attribute: 'theme',
    legend: 'Light or dark',
    options: { '': 'As the system', light: 'Light', dark: 'Dark' },
  },
  {
    key: 'sandtable.text',
    attribute: 'text',
    legend: 'Text',
    options: { '': 'Usual', large: 'Large', larger: 'Larger' },
  },
  {
    key: 'sandtable.colours',
    attribute: 'colours',
    legend: 'Colours of the sides',
    options: { '': 'Of their armies', apart: 'Easy to tell apart' },
  },
]
