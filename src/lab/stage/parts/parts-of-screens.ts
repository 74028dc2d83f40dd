import { inOtherWords } from '#lab/stage/likenesses/in-other-words.ts'
import type { Scene } from '#lab/stage/scene.ts'
import { batchSights } from '#lab/stage/sights/batch.sights.ts'
import { deletionSights } from '#lab/stage/sights/deletion.sights.ts'
import { linesSights } from '#lab/stage/sights/lines.sights.ts'
import { listExportSights, listExportWays } from '#lab/stage/sights/list-export.sights.ts'
import { lookUpSights, lookUpWays } from '#lab/stage/sights/look-up.sights.ts'
import { paletteSights, paletteWays } from '#lab/stage/sights/palette.sights.ts'
import { roleHoldersSights, roleHoldersWays } from '#lab/stage/sights/role-holders.sights.ts'
import { batchTold, listExportTold, paletteTold } from '#lab/stage/sights/told.ts'
import { batchExample } from '#machines/batch/batch.example.ts'
import { confirmationExample } from '#machines/confirmation/confirmation.example.ts'
import { linesExample } from '#machines/lines/lines.example.ts'
import { listReadingExample } from '#machines/list-reading/list-reading.example.ts'
import { lookupExample } from '#machines/lookup/lookup.example.ts'
import { paletteExample } from '#machines/palette/palette.example.ts'
import { fewMaterials } from './few-materials.ts'
import { DeedToRows, ExportedList } from './list-parts.tsx'
import { OnlyPalette } from './palette-part.tsx'
import { Confirmation, HoldersOfRole, LookUp, MaterialLines } from './small-parts.tsx'

const administrator = 'lindiwe@threereco.example'
const owner = 'naledi@umhlangametals.example'

const [copper, iron] = fewMaterials
/** A deed to rows has words and more, and its subjects are whole rows. */
const deedWords = {
  delete: { words: { doing: 'Deleting', done: 'deleted', undone: 'not deleted' }, isRemoval: true },
  Copper: copper,
  Iron: iron,
}

/** Parts that are met on many screens, each by itself. */
export const partsOfScreens: readonly Scene[] = [
  {
    id: 'look-up',
    title: 'Look up',
    example: lookupExample,
    sights: lookUpSights,
    ways: lookUpWays,
    account: owner,
    path: () => '/',
    Part: LookUp,
  },
  {
    id: 'lines',
    title: 'Material lines',
    example: linesExample,
    sights: linesSights,
    account: owner,
    path: () => '/',
    Part: MaterialLines,
  },
  {
    id: 'palette',
    title: 'Find or go to',
    example: paletteExample,
    sights: paletteSights,
    told: paletteTold,
    ways: paletteWays,
    account: owner,
    path: () => '/',
    Part: OnlyPalette,
  },
  {
    id: 'deed-to-rows',
    title: 'One row after another',
    example: { ...batchExample, events: inOtherWords(batchExample.events, deedWords) },
    words: deedWords,
    sights: batchSights,
    told: batchTold,
    account: administrator,
    path: () => '/admin/materials',
    Part: DeedToRows,
  },
  {
    id: 'list-export',
    title: 'Export a list',
    example: listReadingExample,
    sights: listExportSights,
    told: listExportTold,
    ways: listExportWays,
    account: administrator,
    path: () => '/admin/materials',
    Part: ExportedList,
  },
  {
    id: 'role-holders',
    title: 'Who holds a role',
    example: listReadingExample,
    sights: roleHoldersSights,
    ways: roleHoldersWays,
    account: administrator,
    path: () => '/',
    Part: HoldersOfRole,
  },
  {
    id: 'deletion',
    title: 'Delete',
    example: confirmationExample,
    sights: deletionSights,
    account: owner,
    path: () => '/',
    Part: Confirmation,
  },
]
