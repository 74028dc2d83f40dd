import { expect, test } from 'vitest'
import { typedNumber } from '#domain/figures/number-reading.ts'
import { recordsOf } from '#domain/pasting/pasted-table.ts'
import { wordsIn } from '#domain/permissions/permission-search.ts'
import { readNext } from '#routing/gate.ts'
import { isUuid } from '#rules/ids.ts'
import { isEmail, isNorthAmericanPhone, isPhone } from '#rules/sign-in-rules.ts'
import { isBlank } from '#rules/texts.ts'
import { bankDetailsBody } from '#schemas/bank-details.ts'
import { permissionString } from '#schemas/permission.ts'
import { refusalOf, withoutUnits } from '#ui/numbers/typed-number.ts'

/** Inputs for catastrophic backtracking: a piece repeated many times, and an end that does not match. */
const texts = ['a', '1', ' ', '.', 'a.', '1 ', '1,', '"', '""', '""a,', '"a"', '-', '(', '/', '*.', '\u200b'].flatMap(
  piece => ['', '"', '1'].map(start => `${start}${piece.repeat(100_000 / piece.length)}!1`),
)

const readers: Readonly<Record<string, (text: string) => unknown>> = {
  'an id': isUuid,
  'an e-mail address': text => isEmail(text) || isEmail(`a@${text}`),
  'a phone number': text => isPhone(text) || isNorthAmericanPhone(text),
  'a typed number': typedNumber,
  'a refused number': text => refusalOf(text, 2, false),
  'a pasted number': withoutUnits,
  'a pasted table': recordsOf,
  'a blank text': isBlank,
  'a search of permissions': wordsIn,
  'a permission': text => permissionString.safeParse(text),
  'an account': text => bankDetailsBody.safeParse({ accountNumber: text, branchCode: text }),
  'where to go next': text => readNext(`?next=/${encodeURIComponent(text)}`),
}

// A pattern with quadratic time would exceed the test timeout.
test.each(Object.entries(readers))('%s reads a very long text quickly', (_, read) => {
  for (const text of texts) expect(() => read(text)).not.toThrow()
})
