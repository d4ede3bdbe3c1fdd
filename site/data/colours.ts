/** Colours that an author gave. They end in a style attribute, so only plain hex colours pass. */
interface Coloured {
  readonly colour: { readonly light: string; readonly dark: string }
}

const hex = /^#[0-9a-f]{6}$/i

const plain = (colour: string): string => {
  if (!hex.test(colour)) throw new Error(`"${colour}" is no colour of the form #rrggbb`)
  return colour
}

/** A colour by day and by night. */
export const colourOf = ({ colour }: Coloured): string => `light-dark(${plain(colour.light)}, ${plain(colour.dark)})`
