import { useMemo } from 'react'
import { useEnvironment, useLocale, useUser } from '#actors/environment.tsx'
import { type ExportedRow, type ExportRequest, exportMachine } from '#actors/lists/list-reading.actor.ts'
import { makeActor } from '#actors/make-actor.ts'
import { inBatches } from '#actors/next-task.ts'
import { sessionApi } from '#actors/use-api.ts'
import { useBackgroundWork } from '#actors/use-background-work.ts'
import { csvFileName } from '#domain/csv/csv-file-name.ts'
import { timeInWords } from '#domain/figures/date-words.ts'
import { localDay } from '#domain/figures/periods.ts'
import { readAt, readingStateOf, rowsIn } from '#domain/pages-read.ts'
import { ownBusiness } from '#domain/people/own-business.ts'
import { unreadableSentence } from '#domain/unreadable-words.ts'
import type { ListReadingActor } from '#machines/list-reading/list-reading.selectors.ts'
import { t } from '#messages/message.ts'
import { browserFilters } from '#patterns/list/browser-filters.ts'
import { openFilteredList } from '#patterns/list/filter/open-filtered-list.ts'
import type { ListDefinition } from '#patterns/list/list-definition.ts'
import { routes } from '#routing/routes.ts'
import type { UnreadableRow } from '#schemas/rows.ts'
import { saveFile } from '#ui/basics/save-file.ts'
import { toast } from '#ui/feedback/toasts.ts'
import { exportFailedTitle, fileNoun } from './export-words.ts'
import { writerOf } from './list-file-writing.ts'

async function partsOf(rows: readonly string[]): Promise<Blob[]> {
  const parts: Blob[] = []
  for await (const batch of inBatches(rows)) parts.push(new Blob(batch))
  return parts
}

/** Rows and lines that a file lacks. `changingSince` is the time of the rows in epoch ms if the list has changed since. */
type Missing = { unreadable?: UnreadableRow[]; unreadableLines: UnreadableRow[]; changingSince?: number | null }

/**
 * Returns a function that saves rows as a CSV file and shows a toast. `which` is the part of the file name that
 * describes the rows.
 */
export function useSaveRows<Row extends { id: string }>(definition: ListDefinition<Row>) {
  const { now } = useEnvironment()
  const locale = useLocale()
  const user = useUser()
  return useMemo(() => {
    const { noun, route } = definition
    const isOwn = routes[route].access === 'business'
    const business = isOwn ? ownBusiness(user) : null
    return async (
      request: ExportRequest,
      rows: readonly string[],
      which: readonly string[],
      { unreadable = [], unreadableLines, changingSince = null }: Missing,
    ) => {
      const notes = [
        ...which,
        ...(request.layout === 'parts' ? [t('by material')] : []),
        ...(request.format === 'excel' ? [t('for Excel')] : []),
      ]
      const name = csvFileName({
        what: fileNoun(noun),
        of: business?.name ?? null,
        notes,
        day: localDay(now()),
      })
      saveFile(await partsOf([writerOf(definition, request, user).head, ...rows]), name, 'text/csv')
      const lacks = [
        changingSince === null
          ? ''
          : t('Records are changing. Figures as of {time}.', { time: timeInWords(changingSince, locale) }),
        unreadableSentence(unreadable, noun, locale),
        unreadableSentence(unreadableLines, 'line', locale),
      ].filter(Boolean)
      const title = t('{count, plural, one {# row exported} other {# rows exported}}', { count: rows.length, locale })
      // Shown longer, because the toast also describes missing rows.
      const duration = lacks.length > 0 ? { duration: 12_000 } : {}
      toast({ kind: 'success', title, description: [name, ...lacks].join('. '), ...duration })
    }
  }, [definition, user, now, locale])
}

export type ExportActor = ListReadingActor<ExportedRow, ExportRequest>

/** Exports a list. The export continues and saves its file even if the user leaves the screen. */
export function useExporting<Row extends { id: string }>(definition: ListDefinition<Row>): ExportActor {
  const environment = useEnvironment()
  const user = useUser()
  const save = useSaveRows(definition)
  return useBackgroundWork(() => {
    const requestContext = { api: sessionApi(environment).passing(), user: () => Promise.resolve(user) }
    const filters = browserFilters(definition, requestContext.api)
    const actor = makeActor(
      environment,
      exportMachine<Row>(
        (query, signal) => definition.load(requestContext, query, signal),
        filters &&
          ((query, reading) => openFilteredList(environment, { ...definition, filters }).readPages(query, reading)),
        request => writerOf(definition, request, user).write,
      ),
    )
    actor.on('list.read', ({ request, read }) => {
      const { items, unreadable } = rowsIn(read)
      const { searchTerm, filter } = request.query
      void save(
        request,
        items.map(({ text }) => text),
        [
          ...(searchTerm === '' ? [] : [t('search {term}', { term: searchTerm })]),
          ...(filter === undefined ? [] : [t('filtered')]),
        ],
        {
          unreadable,
          unreadableLines: items.flatMap(({ unreadableLines }) => unreadableLines),
          changingSince: readingStateOf(read) === 'changing' ? readAt(read) : null,
        },
      )
    })
    return {
      actor,
      subject: null,
      isUnderWay: () => actor.getSnapshot().hasTag('reading'),
      conclude: () => {
        const { problem } = actor.getSnapshot().context
        if (problem) {
          const { noun } = definition
          const title = exportFailedTitle(noun)
          toast({ kind: 'error', title, description: problem.message })
        }
      },
    }
  })
}
