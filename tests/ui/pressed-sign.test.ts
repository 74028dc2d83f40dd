import { expect, test } from 'vitest'
import { keyPresses } from '#tests/inputs/keyboards.ts'
import { pressedSign } from '#ui/keys/pressed-sign.ts'

test.for(keyPresses)('On a keyboard of %s, “%s” of %s is “%s” for shortcuts', ([, key, code, sign]) => {
  expect(pressedSign({ key, code })).toBe(sign)
})
