import { useState } from 'react'
import { useEnvironment } from '#actors/environment.tsx'
import { startImport } from '#actors/imports/import.actor.ts'
import type { JournaledImport } from '#actors/imports/import-journal.ts'
import { sessionService } from '#actors/session/session-services.ts'
import { ChooseSource } from '#features/imports/choose-source.tsx'
import { EarlierImports } from '#features/imports/earlier-imports.tsx'
import { exampleTime } from '#machines/example.ts'

const day = 86_400_000

const journaled = (
  name: string | null,
  { ago, ...counts }: Pick<JournaledImport, 'state' | 'written' | 'refused' | 'pending'> & { ago: number },
): JournaledImport => ({
  id: `import of ${ago} days ago`,
  userId: 'some-user',
  resource: 'materials',
  name,
  startedAt: exampleTime - ago * day,
  total: counts.written + counts.refused + counts.pending,
  unsure: 0,
  ...counts,
})

const journal = {
  remove: async () => undefined,
  all: async () => [
    journaled('materials 2026.xlsx', { ago: 1, state: 'running', written: 120, refused: 2, pending: 380 }),
    journaled('factors.csv', { ago: 8, state: 'ended', written: 44, refused: 0, pending: 0 }),
    journaled(null, { ago: 30, state: 'undone', written: 12, refused: 1, pending: 0 }),
  ],
}

const startMaterials = startImport('materials')

/** The first step of an import, with a journal that has three imports. */
export function EarlierFiles() {
  const environment = useEnvironment()
  const [{ actor }] = useState(() => sessionService(environment, startMaterials))
  return (
    <>
      <ChooseSource actor={actor} />
      <EarlierImports actor={actor} journal={journal} lacking={{ create: [], update: [], remove: [] }} />
    </>
  )
}
