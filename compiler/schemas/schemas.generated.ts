// Generated from *.schema.json by `npm run generate`. Do not edit.
/** The authored schemas by file name without its ending. */
export const schemas: Readonly<Record<string, unknown>> = {
 "common": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "common.schema.json",
  "title": "Common definitions",
  "description": "Shapes that several kinds of file share.",
  "definitions": {
   "id": {
    "title": "Id",
    "description": "An id: lower-case letters, digits and hyphens, for example `german-infantry`.",
    "type": "string",
    "pattern": "^[a-z0-9]+(-[a-z0-9]+)*$",
    "maxLength": 60,
    "form": "lower-case letters, digits and single hyphens, such as german-infantry"
   },
   "name": {
    "title": "Name",
    "description": "A name as readers see it, at most 80 characters.",
    "type": "string",
    "pattern": "^[^\\s\\u0000-\\u001f\\u007f-\\u009f]([^\\u0000-\\u001f\\u007f-\\u009f]*[^\\s\\u0000-\\u001f\\u007f-\\u009f])?$",
    "maxLength": 80,
    "form": "one line of text without blanks at its ends"
   },
   "line": {
    "title": "Line",
    "description": "A sentence or two, at most 400 characters.",
    "type": "string",
    "pattern": "^[^\\s\\u0000-\\u001f\\u007f-\\u009f]([^\\u0000-\\u001f\\u007f-\\u009f]*[^\\s\\u0000-\\u001f\\u007f-\\u009f])?$",
    "maxLength": 400,
    "form": "one line of text without blanks at its ends"
   },
   "hex": {
    "title": "HexName",
    "description": "A hex by its printed name: two digits of column and two of row, both from 01; `0101` is the top left.",
    "type": [
     "string",
     "integer"
    ],
    "pattern": "^\\d{4}$",
    "minimum": 101,
    "maximum": 9999,
    "form": "a hex name of four digits, column and row, such as 0407",
    "refers": "hex"
   },
   "hexes": {
    "title": "HexNames",
    "description": "Hex names separated by blanks, for example `0101 0201 0302`.",
    "type": [
     "string",
     "integer"
    ],
    "pattern": "^\\s*\\d{4}(\\s+\\d{4})*\\s*$",
    "minimum": 101,
    "maximum": 9999,
    "maxLength": 4000,
    "form": "hex names separated by blanks, such as 0101 0201 0302",
    "refers": "hex"
   },
   "run": {
    "title": "Run",
    "description": "Two or more hex names separated by blanks; each touches the next, for example `0101 0201 0302`.",
    "type": "string",
    "pattern": "^\\s*\\d{4}(\\s+\\d{4})+\\s*$",
    "maxLength": 4000,
    "form": "two or more hex names separated by blanks, such as 0101 0201 0302",
    "refers": "hex"
   },
   "hexsides": {
    "title": "Hexsides",
    "description": "A hex and one or more of its sides, for example `0305 E SE`. Directions are NE, E, SE, SW, W, NW.",
    "type": "string",
    "pattern": "^\\d{4}( +(NE|E|SE|SW|W|NW))+$",
    "maxLength": 40,
    "form": "a hex name and directions out of NE, E, SE, SW, W, NW, such as 0305 E SE",
    "refers": "hex"
   },
   "colour": {
    "title": "Colour",
    "description": "A colour as `#rrggbb`.",
    "type": "string",
    "pattern": "^#[0-9a-fA-F]{6}$",
    "form": "a colour in quotes, such as '#b8860b'"
   },
   "colours": {
    "title": "Colours",
    "description": "A colour by day and by night.",
    "type": "object",
    "properties": {
     "light": {
      "description": "By day.",
      "$ref": "#/definitions/colour"
     },
     "dark": {
      "description": "By night.",
      "$ref": "#/definitions/colour"
     }
    },
    "required": [
     "light",
     "dark"
    ],
    "additionalProperties": false
   },
   "percent": {
    "title": "Percent",
    "description": "Per cent, 0 to 100.",
    "type": "integer",
    "minimum": 0,
    "maximum": 100
   },
   "ruleName": {
    "title": "RuleName",
    "description": "The id of a rule as it stands in the rulebook: a capital letter and a number.",
    "type": "string",
    "pattern": "^[A-Z][0-9]+[a-z]?$",
    "maxLength": 8,
    "form": "a capital letter and a number, such as D10",
    "refers": "rule"
   },
   "intent": {
    "title": "Intent",
    "description": "What the author wants of the scenario beside its balance. Playing it shows whether it is so.",
    "type": "object",
    "properties": {
     "length": {
      "title": "IntentLength",
      "description": "Turns in which the middle half of the games is decided: a quarter ends before, a quarter after.",
      "type": "object",
      "properties": {
       "from": {
        "description": "First of these turns, 1 to 100.",
        "type": "integer",
        "minimum": 1,
        "maximum": 100
       },
       "to": {
        "description": "Last of these turns, 1 to 100.",
        "type": "integer",
        "minimum": 1,
        "maximum": 100
       }
      },
      "required": [
       "from",
       "to"
      ],
      "additionalProperties": false
     },
     "difficulty": {
      "title": "IntentDifficulty",
      "description": "How hard it is for a side, by the id of the side. easy: it wins at least half of the games between equal players; even: 35 to 65 per cent; hard: at most half.",
      "type": "object",
      "propertyNames": {
       "$ref": "#/definitions/id",
       "refers": "side"
      },
      "additionalProperties": {
       "description": "Grade of difficulty.",
       "enum": [
        "easy",
        "even",
        "hard"
       ]
      },
      "minProperties": 1,
      "maxProperties": 2
     },
     "unwinnable": {
      "title": "IntentUnwinnable",
      "description": "A side that is not meant to win between equal players.",
      "type": "object",
      "properties": {
       "side": {
        "description": "Id of the side.",
        "$ref": "#/definitions/id",
        "refers": "side"
       },
       "reason": {
        "description": "Why it is right here, for those who play it.",
        "$ref": "#/definitions/line"
       }
      },
      "required": [
       "side",
       "reason"
      ],
      "additionalProperties": false
     },
     "history": {
      "title": "IntentHistory",
      "description": "How it really ended. Play need not repeat it, but should be able to.",
      "type": "object",
      "properties": {
       "winner": {
        "description": "Id of the side that had the better of it as this scenario counts victory, or `draw`.",
        "$ref": "#/definitions/id",
        "refers": "side"
       },
       "note": {
        "description": "What happened, in a sentence.",
        "$ref": "#/definitions/line"
       }
      },
      "required": [
       "winner"
      ],
      "additionalProperties": false
     }
    },
    "minProperties": 1,
    "additionalProperties": false
   },
   "authors": {
    "title": "Authors",
    "description": "Names of those who made it.",
    "type": "array",
    "items": {
     "description": "A name.",
     "$ref": "#/definitions/name"
    },
    "minItems": 1,
    "maxItems": 20
   },
   "licence": {
    "title": "Licence",
    "description": "Terms under which others may use it, as an SPDX expression, for example `CC-BY-SA-4.0`.",
    "type": "string",
    "pattern": "^\\(*[A-Za-z0-9][A-Za-z0-9.:+-]*\\)*( (AND|OR|WITH) \\(*[A-Za-z0-9][A-Za-z0-9.:+-]*\\)*)*$",
    "maxLength": 120,
    "form": "an SPDX expression, such as CC-BY-SA-4.0"
   }
  }
 },
 "coverage": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "coverage.schema.json",
  "title": "CoverageFile",
  "description": "Every rule that a system sets out to have, by its id. `npm run coverage:rules` holds the engine, the rulebook, its examples and the tests to it.",
  "type": "object",
  "properties": {
   "kind": {
    "description": "What this file is.",
    "const": "coverage"
   },
   "entries": {
    "description": "The rules, in order.",
    "type": "object",
    "propertyNames": {
     "$ref": "common.schema.json#/definitions/ruleName"
    },
    "additionalProperties": {
     "$ref": "#/definitions/entry"
    },
    "minProperties": 1,
    "maxProperties": 400
   }
  },
  "required": [
   "kind",
   "entries"
  ],
  "additionalProperties": false,
  "definitions": {
   "entry": {
    "title": "CoverageEntry",
    "description": "A rule that the system sets out to have.",
    "type": "object",
    "properties": {
     "title": {
      "description": "What it is about.",
      "$ref": "common.schema.json#/definitions/name"
     },
     "partly": {
      "description": "What of it the system leaves out, and why.",
      "$ref": "common.schema.json#/definitions/line"
     },
     "without": {
      "title": "CoverageGaps",
      "description": "What it needs none of, each with the reason.",
      "type": "object",
      "properties": {
       "engine": {
        "description": "Why no function of the engine names it.",
        "$ref": "common.schema.json#/definitions/line"
       },
       "rule": {
        "description": "Why no paragraph of the rulebook states it.",
        "$ref": "common.schema.json#/definitions/line"
       },
       "examples": {
        "description": "Why no worked example shows it.",
        "$ref": "common.schema.json#/definitions/line"
       },
       "tests": {
        "description": "Why no test names it.",
        "$ref": "common.schema.json#/definitions/line"
       }
      },
      "additionalProperties": false,
      "minProperties": 1
     }
    },
    "required": [
     "title"
    ],
    "additionalProperties": false
   }
  }
 },
 "pack": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "pack.schema.json",
  "title": "PackFile",
  "description": "A pack: content that others can take, and who may use it how. It stands at the root of its folder.",
  "type": "object",
  "properties": {
   "kind": {
    "description": "What this file is.",
    "const": "pack"
   },
   "id": {
    "description": "Id of the pack.",
    "$ref": "common.schema.json#/definitions/id"
   },
   "title": {
    "description": "Title for lists and headings.",
    "$ref": "common.schema.json#/definitions/name"
   },
   "summary": {
    "description": "What is in it, in a sentence or two.",
    "$ref": "common.schema.json#/definitions/line"
   },
   "version": {
    "description": "Version, as three numbers: greater ones come later.",
    "type": "string",
    "pattern": "^(0|[1-9]\\d{0,5})\\.(0|[1-9]\\d{0,5})\\.(0|[1-9]\\d{0,5})$",
    "maxLength": 20,
    "form": "three numbers such as 1.0.0"
   },
   "authors": {
    "description": "Names of those who made it.",
    "$ref": "common.schema.json#/definitions/authors"
   },
   "licence": {
    "description": "Terms under which others may use it, as an SPDX expression. Scenarios that say nothing else are under these.",
    "$ref": "common.schema.json#/definitions/licence"
   },
   "alone": {
    "description": "Whether it stands alone, with rule systems of its own, and is not laid over the content that comes with the program. Default: false.",
    "type": "boolean",
    "default": false
   },
   "overrides": {
    "description": "What of the packs below it is meant to be replaced: a file (`systems/operational/tables/weather.yaml`), a whole scenario (`scenarios/singling`), or one entry of a table (`operational/units/german-infantry`: system, kind, id).",
    "type": "array",
    "items": {
     "description": "A file, a scenario, or an entry of a table.",
     "type": "string",
     "pattern": "^[a-z0-9]+(-[a-z0-9]+)*(/[A-Za-z0-9_][A-Za-z0-9._-]*)+$",
     "maxLength": 200,
     "form": "a path such as scenarios/singling, or system/kind/id such as operational/units/german-infantry"
    },
    "minItems": 0,
    "maxItems": 1000
   },
   "suppress": {
    "description": "Warnings that are accepted on purpose: about this file and the guides of the pack, and about files of packs below that it causes by what it replaces.",
    "type": "array",
    "items": {
     "$ref": "#/definitions/suppression"
    },
    "maxItems": 50
   }
  },
  "required": [
   "kind",
   "id",
   "title",
   "summary",
   "version",
   "authors",
   "licence"
  ],
  "additionalProperties": false,
  "definitions": {
   "suppression": {
    "title": "PackSuppression",
    "description": "A warning that is accepted on purpose.",
    "type": "object",
    "properties": {
     "code": {
      "description": "Code of the finding.",
      "$ref": "common.schema.json#/definitions/id",
      "refers": "code"
     },
     "file": {
      "description": "File below the folder of the content, for example `pack.yaml` or `scenarios/singling/scenario.yaml`; absent: any.",
      "type": "string",
      "minLength": 1,
      "maxLength": 200
     },
     "at": {
      "description": "Path in the file, for example `overrides[0]`, or what a design rule speaks of; absent: all of it.",
      "type": "string",
      "minLength": 1,
      "maxLength": 120
     },
     "reason": {
      "description": "Why it is right here.",
      "type": "string",
      "minLength": 1,
      "maxLength": 400
     }
    },
    "required": [
     "code",
     "reason"
    ],
    "additionalProperties": false
   }
  }
 },
 "system": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "system.schema.json",
  "title": "SystemFile",
  "description": "A rule system: what it is called and how a turn goes.",
  "type": "object",
  "properties": {
   "kind": {
    "description": "What this file is.",
    "const": "system"
   },
   "id": {
    "description": "Id of the system: the name of its folder.",
    "$ref": "common.schema.json#/definitions/id",
    "defines": "system"
   },
   "title": {
    "description": "Title for lists and headings.",
    "$ref": "common.schema.json#/definitions/name"
   },
   "summary": {
    "description": "What the system is about, in a sentence or two.",
    "$ref": "common.schema.json#/definitions/line"
   },
   "board": {
    "description": "What it is played on.",
    "enum": [
     "hex"
    ]
   },
   "sequence": {
    "description": "The turn sequence in words, in order.",
    "type": "array",
    "items": {
     "description": "One step.",
     "$ref": "common.schema.json#/definitions/line"
    },
    "minItems": 1,
    "maxItems": 20
   },
   "difficulties": {
    "title": "Difficulties",
    "description": "Levels of difficulty by id, if it has any.",
    "type": "object",
    "propertyNames": {
     "$ref": "common.schema.json#/definitions/id"
    },
    "additionalProperties": {
     "$ref": "#/definitions/difficulty"
    },
    "maxProperties": 8
   },
   "suppress": {
    "description": "Warnings about files of the rule system that are accepted on purpose.",
    "type": "array",
    "items": {
     "$ref": "#/definitions/suppression"
    },
    "maxItems": 50
   }
  },
  "required": [
   "kind",
   "id",
   "title",
   "summary",
   "board",
   "sequence"
  ],
  "additionalProperties": false,
  "definitions": {
   "suppression": {
    "title": "SystemSuppression",
    "description": "A warning that is accepted on purpose.",
    "type": "object",
    "properties": {
     "code": {
      "description": "Code of the finding.",
      "$ref": "common.schema.json#/definitions/id",
      "refers": "code"
     },
     "file": {
      "description": "File below the folder, for example `rules/04-movement.md`; absent: any.",
      "type": "string",
      "minLength": 1,
      "maxLength": 120
     },
     "at": {
      "description": "Path in the file, for example `entries.mud`; absent: all of it.",
      "type": "string",
      "minLength": 1,
      "maxLength": 120
     },
     "reason": {
      "description": "Why it is right here.",
      "type": "string",
      "minLength": 1,
      "maxLength": 400
     }
    },
    "required": [
     "code",
     "reason"
    ],
    "additionalProperties": false
   },
   "difficulty": {
    "title": "DifficultyText",
    "description": "One level of difficulty.",
    "type": "object",
    "properties": {
     "name": {
      "description": "Its name.",
      "$ref": "common.schema.json#/definitions/name"
     },
     "description": {
      "description": "What it changes.",
      "$ref": "common.schema.json#/definitions/line"
     }
    },
    "required": [
     "name",
     "description"
    ],
    "additionalProperties": false
   }
  }
 }
}
