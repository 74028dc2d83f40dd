import { expect, test } from 'vitest'
import { createImportClaims } from '#actors/imports/import-claims.ts'

const elsewhere = { kind: 'conflict', title: 'Import is open elsewhere' }

test('lets one tab at a time write or undo an import', async () => {
  const [first, second] = [new AbortController(), new AbortController()]
  const [here, there] = [createImportClaims(first.signal), createImportClaims(second.signal)]
  await here.claim('some-import')
  await here.claim('some-import')
  await expect(there.claim('some-import')).rejects.toMatchObject(elsewhere)
  await there.claim('another-import')
  here.release('some-import')
  await expect
    .poll(() =>
      there.claim('some-import').then(
        () => true,
        () => false,
      ),
    )
    .toBe(true)
  await expect(here.claim('some-import')).rejects.toMatchObject(elsewhere)
  second.abort()
  await expect
    .poll(() =>
      here.claim('some-import').then(
        () => true,
        () => false,
      ),
    )
    .toBe(true)
  first.abort()
})
