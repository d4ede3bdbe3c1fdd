/** The length of a text in code points, as JSON Schema counts it. */
export const lengthOf = (text: string): number => {
  let length = 0
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    // The second half of a pair belongs to the first.
    if (code >= 0xd800 && code <= 0xdbff && index + 1 < text.length) index++
    length++
  }
  return length
}
