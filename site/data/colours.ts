/** Authored colours. They go into style attributes, so only plain hex colours are accepted. */
interface Coloured {
  readonly colour: { readonly light: string; readonly dark: string }
}

const hex = /^#[0-9a-f]{6}$/i

const plain = (colour: string): string => {
  if (!hex.test(colour)) throw new Error(`"${colour}" is no colour of the form #rrggbb`)
  return colour
}

/** The CSS colour for light and dark themes. */
export const colourOf = ({ colour }: Coloured): string => `light-dark(${plain(colour.light)}, ${plain(colour.dark)})`
