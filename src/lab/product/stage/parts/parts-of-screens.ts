import { type Scene, sceneAccounts } from '#lab/product/stage/scene.ts'
import { bulkActionExample } from '#machines/bulk-action/bulk-action.example.ts'
import { confirmationExample } from '#machines/confirmation/confirmation.example.ts'
import { linesExample } from '#machines/lines/lines.example.ts'
import { listReadingExample } from '#machines/list-reading/list-reading.example.ts'
import { lookupExample } from '#machines/lookup/lookup.example.ts'
import { outboxExample } from '#machines/outbox/outbox.example.ts'
import { paletteExample } from '#machines/palette/palette.example.ts'
import { scaleExample } from '#machines/scale/scale.example.ts'
import { BulkActionOnRows, ExportedList } from './list-parts.tsx'
import { OnlyPalette } from './palette-part.tsx'
import { Confirmation, LineWithScale, LookUp, MaterialLines, OnlyOutbox } from './small-parts.tsx'

const { owner, administrator } = sceneAccounts

/** Parts that many screens share, each rendered alone. */
export const partsOfScreens: readonly Scene[] = [
  { id: 'look-up', title: 'Look up', example: lookupExample, account: owner, Part: LookUp },
  { id: 'lines', title: 'Material lines', example: linesExample, account: owner, Part: MaterialLines },
  {
    id: 'scale',
    title: 'Scale',
    example: scaleExample,
    inputs: ['a browser with Web Serial'],
    account: owner,
    Part: LineWithScale,
  },
  { id: 'outbox', title: 'Waiting to be sent', example: outboxExample, account: owner, Part: OnlyOutbox },
  { id: 'palette', title: 'Find or go to', example: paletteExample, account: owner, Part: OnlyPalette },
  {
    id: 'bulk-action',
    title: 'One row after another',
    example: bulkActionExample,
    account: administrator,
    path: () => '/admin/materials',
    Part: BulkActionOnRows,
  },
  {
    id: 'list-export',
    title: 'Export a list',
    example: listReadingExample,
    account: administrator,
    path: () => '/admin/materials',
    Part: ExportedList,
  },
  { id: 'deletion', title: 'Delete', example: confirmationExample, account: owner, Part: Confirmation },
]
