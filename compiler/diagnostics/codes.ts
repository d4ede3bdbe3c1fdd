/** The codes that stages report, with their meanings. Those of lint rules stand with the rules. */

/** Codes by what they are about, in the order of the work. Each has a folder `codes/<code>/` with its page and its cases. */
export const families = {
  /** Files and their YAML, before anyone asks what they mean. */
  reading: {
    'file-unreadable': 'A file or folder cannot be read.',
    'file-symlink': 'A file or folder is a symbolic link; content must stand on its own.',
    'file-too-large': 'A file is larger than the compiler accepts.',
    'file-encoding': 'A file is not UTF-8 text.',
    'file-misplaced': 'A file lies where no file of its kind is looked for.',
    'file-missing': 'A file that belongs here is not there.',
    'text-turned': 'A text holds an invisible character that turns the order of those after it.',
    'merge-marker': 'A file still holds two versions of some lines, as version control has left them.',
    'yaml-syntax': 'The file is not valid YAML.',
    'yaml-duplicate-key': 'A key stands twice in the same mapping.',
    'yaml-alias': 'Anchors and aliases are not used in content.',
    'yaml-tag': 'Explicit YAML tags are not used in content.',
    'yaml-key': 'A key is not plain text, or has a name that is not allowed.',
    'yaml-documents': 'A file holds no document, or more than one.',
  },
  /** Packs laid over each other. */
  packs: {
    'pack-missing': 'A folder that is used as a pack has no pack.yaml.',
    'pack-conflict': 'A pack holds what a pack below it holds too, and does not say that it means to replace it.',
    'override-unused': 'A pack says that it replaces what no pack below it holds, or what it does not hold itself.',
  },
  /** Fields and values that do not fit a file of their kind. */
  fields: {
    'kind-unknown': 'A document does not say what kind it is, or names an unknown kind.',
    'field-unknown': 'A field is not known here.',
    'field-missing': 'A field that must be there is not.',
    'field-conflict': 'Two fields exclude each other.',
    'value-type': 'A value has the wrong type.',
    'value-range': 'A number lies outside its range.',
    'value-choice': 'A value is not one of the choices.',
    'value-form': 'A text does not have the form that it must have.',
    'list-length': 'A list has too few or too many items.',
  },
  /** Names that nothing answers to, or that two things share. */
  names: {
    'system-unknown': 'A scenario names a rule system that does not exist.',
    'terrain-unknown': 'A terrain id is not in the terrain table.',
    'obstacle-unknown': 'An obstacle is of a kind that is not in the table of obstacles.',
    'board-unknown': 'A map is laid on a board that is not in the table of boards.',
    'deck-unknown': 'A deck or an army is named that is not there.',
    'weather-unknown': 'A weather id is not in the weather table.',
    'weather-list-length': 'A list of weather does not have one entry for each turn.',
    'way-unknown': 'A way is of a kind that is not in the table of ways.',
    'hexside-unknown': 'A barrier is of a kind that is not in the table of hexsides.',
    'nation-unknown': 'A nation is named that is not in the table of nations.',
    'unit-type-unknown': 'A unit is of a type that no file of units defines.',
    'design-unknown': 'A unit is of a design that no chart of units has.',
    'feature-unknown': 'A settlement or a work is of a kind that is not in the table of features.',
    'zone-unknown': 'A weather zone is named that is not in the weather table.',
    'transport-form-unknown': 'A conversion names a kind of transport unit that the table of transport does not have.',
    'specialist-unknown': 'A specialist is named that is not in the table of specialists.',
    'profile-unknown': 'A headquarters is of a kind that is not in the table of headquarters.',
    'headquarters-unknown': 'A unit belongs to a headquarters that its side does not have.',
    'asset-unknown': 'An asset is named that is not in the table of assets.',
    'card-unknown': 'A card, a general or an upgrade is named that no table has.',
    'unit-unknown': 'A unit is named that the side meant does not have.',
    'side-unknown': 'A side is named that the scenario does not have.',
    'sign-duplicate': 'Two terrains share a sign.',
    'id-duplicate': 'Two entities have the same id.',
  },
  /** Rows, signs and lines of a map. */
  maps: {
    'sign-unknown': 'A sign in a map belongs to no terrain or no side.',
    'hex-off-map': 'A hex lies off the map.',
    'map-row-length': 'A row of a map has more or fewer hexes than the first.',
    'map-rows': 'A layer of a map has more or fewer rows than the terrain.',
    'map-indent': 'The indentation of a row of a map misleads about where its hexes lie.',
    'run-broken': 'Two hexes of a run do not touch.',
    'bridge-unknown': 'A bridge is said to be down that is not there.',
  },
  /** Rulebooks, guides and briefings. */
  texts: {
    'chapter-invalid': 'A chapter of a rulebook cannot be read.',
    'example-invalid': 'A worked example cannot be read.',
    'example-wrong': 'A worked example does not come out as stated.',
    'rule-duplicate': 'Two paragraphs of a rulebook have the same rule id.',
    'rule-unknown': 'A rule id is named that no paragraph of the rulebook states.',
    'reference-unknown': 'A rulebook refers to a number, table or term that does not exist.',
    'rule-unproven': 'A rule has no worked example and no test.',
    'html-refused': 'Markdown holds HTML or a picture.',
    'link-refused': 'A link leads where content may not lead.',
    'image-missing': 'A text shows a picture that does not lie in its folder.',
    'image-without-alt': 'A picture has no words for those who cannot see it.',
    'image-too-large': 'A picture has more bytes or more pixels than the compiler accepts.',
    'image-invalid': 'A file that is shown as a picture is none, or of another type than its name says.',
  },
  /** Entries of tables that no player can use. */
  uses: {
    'figure-off-formula': 'A figure of a unit does not follow from its facts, and is not said to be judged.',
    'entry-out-of-reach': 'Something in a table can be used by nobody, because nothing brings it into play.',
    'card-dominated': 'A unit card is in nothing better, and in something worse, than another one of its nation.',
    'card-too-cheap': 'A unit card costs less than its numbers are worth.',
    'support-never-pays': 'A support card costs as much as it can save, or more.',
  },
  /** Findings about playtests. */
  evidence: {
    'evidence-missing': 'A scenario has not been played to see how balanced it is.',
    'evidence-stale': 'Evidence was gathered before something changed that it depends on.',
    'evidence-invalid': 'A file of playtest evidence cannot be read.',
    'balance-missed': 'Playing a scenario shows another balance than its author declares.',
    'length-missed': 'Games last shorter or longer than the author wants.',
    'difficulty-missed': 'A side wins more or less often than its grade of difficulty says.',
    'unwinnable-won': 'A side that is said to have no chance wins.',
    'unwinnable-undeclared': 'A side never wins, and the author does not say why.',
    'history-improbable': 'What really happened hardly ever happens in play.',
    'clock-decides': 'Most games last to the last turn, and no side is to hold out until then.',
    'card-too-weak': 'A card does less than what its points buy otherwise, or nobody plays it.',
    'card-too-strong': 'A card does more than what its points buy otherwise.',
    'deck-too-strong': 'A deck was found that beats the ready-made armies clearly too often.',
    'verb-never-used': 'Nobody ever does something that a scenario allows.',
    'witness-missing': 'No game that was won is kept beside a scenario that was played.',
    'witness-stale': 'Won games were found before something changed that they depend on.',
    'witness-broken': 'A game that was won cannot be won like that any more.',
    'win-unwitnessed': 'No game is known that a side has won.',
  },
  /** Maps that come from other programs, and go there. */
  exchange: {
    'tiled-unreadable': 'A file is not a map of Tiled that can be read.',
    'tiled-encoding': 'The tiles of a layer are written in a way that is not read.',
    'tiled-tileset': 'A tileset of a map of Tiled lies where it is not read.',
    'tiled-orientation': 'The hexes of a map of Tiled do not lie as ours do.',
    'tiled-layer-missing': 'A map of Tiled has no layer for something that every map has.',
    'tiled-layer-unknown': 'A layer of a map of Tiled has no place in a map file.',
    'tiled-tile-unknown': 'A tile of a map of Tiled stands for no sign.',
    'tiled-tile-stray': 'Tiles of a map of Tiled lie apart from the others.',
    'tiled-tile-turned': 'Tiles of a map of Tiled are turned or mirrored.',
    'tiled-object-shape': 'An object of a map of Tiled has not the shape or the class that its layer asks for.',
    'tiled-object-off': 'An object of a map of Tiled lies off the map.',
    'tiled-property-unknown': 'A property in a map of Tiled has no place in a map file.',
    'tiled-comment-lost': 'A comment of a map file stood beside something that is not there any more.',
  },
} as const

export type Family = keyof typeof families

export type StageCode = { [F in Family]: keyof (typeof families)[F] }[Family]

export const stageCodes: Readonly<Record<StageCode, string>> = Object.assign({}, ...Object.values(families))

/** The code of a lint rule: only `inOrder` of `lint/rule.ts` makes one, so that a code which no list knows does not compile. */
export type LintCode = string & { readonly lint: unique symbol }

/** Every code that a diagnostic may carry. */
export type Code = StageCode | LintCode
