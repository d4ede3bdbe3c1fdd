/** Text on its way to a terminal. */

/** Colours, and a line that is written again: all that commands ask of a terminal themselves. */
const introducer = '\u001b'
const asked = new RegExp(`${introducer}\\[(?:[\\d;]{0,16}m|2K)|\\r(?=\\n|${introducer}\\[2K)`, 'g')

/** Other characters that are not for reading: they move the cursor, set titles, answer questions, or are not seen. */
const wild = /(?![\n\t])\p{Cc}/gu

/** Text in which no control character is left but those that commands write: whoever reads it keeps their terminal as it is. */
export const tame = (text: string): string => {
  wild.lastIndex = 0
  if (!wild.test(text)) return text
  let tamed = ''
  let done = 0
  for (const { 0: sequence, index } of text.matchAll(asked)) {
    tamed += text.slice(done, index).replace(wild, '\ufffd') + sequence
    done = index + sequence.length
  }
  return tamed + text.slice(done).replace(wild, '\ufffd')
}
