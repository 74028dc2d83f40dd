import type { Saved } from '#actors/records/record.actor.ts'
import type { AnyExample } from '#lab/core/run/any-example.ts'
import type { Scene } from '#lab/product/stage/scene.ts'
import { recordExample } from '#machines/record/record.example.ts'
import { recordFakes } from '#machines/record/record.fakes.ts'
import { replaceValues } from './replace-values.ts'

type Facts<Values> = {
  /** Values of a new record. */
  blank: Values
  /** Values of a saved record. */
  loaded: Values
  /** Edited field. `mine` is the user's value, `theirs` another user's conflicting value. */
  change: { [Name in keyof Values & string]: { field: Name; mine: Values[Name]; theirs: Values[Name] } }[keyof Values &
    string]
  /** Id that the server assigns to the new record. */
  newId?: string
}

const check = ({ name }: Record<string, unknown>): Record<string, string> =>
  name === '' ? { name: 'Enter a name' } : {}

/** Returns the example of a record form other than the material form, with the given values. */
export function createRecordVariant<Values extends Record<string, unknown>>({
  blank,
  loaded,
  change,
  newId,
}: Facts<Values>): Pick<Scene, 'words'> & { example: AnyExample } {
  const { field, mine, theirs } = change
  const words = { name: field, 'PET flakes': mine }
  const saved: Saved = { id: newId ?? null, message: null }
  return {
    words,
    example: {
      ...recordExample,
      fakes: script =>
        recordFakes<Values, Saved>({ loaded: [loaded, { ...loaded, [field]: theirs }], saved, ...script }),
      inputs: {
        'a material': { id: 'material-1', values: loaded, check },
        'a material that is known': { id: 'material-1', values: loaded, loaded, check },
        'a new material': { id: null, values: blank, check },
      },
      events: replaceValues(recordExample.events, words),
      otherAnswers: { find: { 'the new material': saved } },
    },
  }
}

/** Inputs of the example for the form of a saved record, and for the form of a new record. */
export const savedInputs = ['a material', 'a material that is known']
export const newInputs = ['a new material']
