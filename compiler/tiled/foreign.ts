/** Files of other programs that authors have maps in, and files of Tiled that are no maps, by what they begin with. */

interface Foreign {
  readonly what: string
  readonly hint: string
  readonly isOne: (start: string) => boolean
}

const drawOver =
  'Write a map with "sandtable tiled export", lay a picture of this one below its tiles as an image layer, and draw over it in Tiled.'
const saveAs = 'In Tiled open the map and choose File > Save As, with the ending .tmx or .tmj.'

/** Codes of ground with commas between them, perhaps with the number of a starting place. */
const wesnothRow =
  /^(?:(?:border_size|usage)=\w+\s+)*(?:\d+ )?[A-Z_][\w^/\\|]+(?:\s*,\s*(?:\d+ )?[A-Z_][\w^/\\|]*)+\s*$/m

const known: readonly Foreign[] = [
  { what: 'a map of Wesnoth', hint: drawOver, isOne: (start) => !/^[<{]/.test(start) && wesnothRow.test(start) },
  {
    what: 'a map of OpenPanzer',
    hint: drawOver,
    isOne: (start) => /<map\b/.test(start) && /<hex\b/.test(start) && !/\borientation=/.test(start),
  },
  { what: 'a project of LDtk', hint: drawOver, isOne: (start) => start.includes('"LDtk Project JSON"') },
  { what: 'a packed file, such as a module of VASSAL', hint: drawOver, isOne: (start) => start.startsWith('PK\u0003') },
  {
    what: 'a packed file, such as a map of Worldographer',
    hint: drawOver,
    isOne: (start) => start.startsWith('\u001f'),
  },
  {
    what: 'a picture',
    hint: drawOver,
    isOne: (start) =>
      /^(?:\ufffdPNG|\ufffd{3,4}.{0,6}(?:JFIF|Exif)|GIF8|RIFF.{4}WEBP|<svg\b|<\?xml[^>]*>\s*<svg\b)/s.test(start),
  },
  {
    what: 'a tileset of Tiled, and no map',
    hint: saveAs,
    isOne: (start) => /^(?:<\?xml[^>]*>\s*)?<tileset\b/.test(start),
  },
  {
    what: 'a map that Tiled has exported as a program',
    hint: saveAs,
    isOne: (start) => /^(?:\(function|return \{|onTileMapLoaded)/.test(start) && start.includes('tiledversion'),
  },
]

/** Characters by which a file is known. */
const startLength = 4096

/** Identifies a file that is no map of Tiled, with advice on how to import it. */
export const foreignOf = (text: string): Pick<Foreign, 'what' | 'hint'> | undefined => {
  const start = text.slice(0, startLength).trimStart()
  return known.find(({ isOne }) => isOne(start))
}
