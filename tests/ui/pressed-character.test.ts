import { expect, test } from 'vitest'
import { keyPresses } from '#tests/inputs/keyboards.ts'
import { pressedCharacter } from '#ui/keys/pressed-character.ts'

test.for(keyPresses)('On a keyboard of %s, “%s” of %s is “%s” for shortcuts', ([, key, code, character]) => {
  expect(pressedCharacter({ key, code })).toBe(character)
})
