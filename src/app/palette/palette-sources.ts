import type { PaletteSource } from '#actors/palette.actor.ts'
import type { Api } from '#api/api.ts'
import { totalsOf } from '#domain/carbon/totals.ts'
import { dayWithYear } from '#domain/figures/date-words.ts'
import { formatWeight } from '#domain/figures/numbers.ts'
import { ownBusinessId } from '#domain/people/own-business.ts'
import { t } from '#messages/message.ts'
import { recordRouteOf } from '#routing/list-routes.ts'
import { mayOpen } from '#routing/may-open.ts'
import { type PlaceRoute, pathTo, routes } from '#routing/routes.ts'
import type { ListQuery, Page } from '#schemas/envelope.ts'
import type { Reference } from '#schemas/reference.ts'
import type { Trade } from '#schemas/trade.ts'
import type { User } from '#schemas/user.ts'
import type { PaletteEntry } from './palette-entry.ts'
import { placesFor } from './palette-places.ts'

const most = 3

type Found = { id: string; label: string; detail: string }
type RequestContext = { api: Api; user: User; locale: string }
type Finder = (context: RequestContext, query: ListQuery, signal: AbortSignal) => Promise<Found[]>

const inLine = (...facts: Array<string | undefined>) => facts.filter(Boolean).join(' · ')

const trades =
  (resource: 'transactions' | 'collections'): Finder =>
  async ({ api, locale }, query, signal) => {
    const preload = ['buyer', 'seller', 'materials']
    const { items } = await api[resource].list({ ...query, preload }, signal)
    const weightOf = ({ materials }: Trade) =>
      materials.length === 0 ? undefined : formatWeight(totalsOf(materials).weight, locale)
    return items.map(trade => ({
      id: trade.id,
      label: inLine(trade.buyer?.name ?? '—', dayWithYear(trade.createdAt, locale)),
      detail: inLine(trade.seller?.name, weightOf(trade)),
    }))
  }

const named = (noun: string, { items }: Page<Reference>): Found[] =>
  items.map(({ id, name, username }) => ({ id, label: name, detail: inLine(noun, username) }))

const userColumns = ['name', 'username']

/** Search functions by list. Each uses the API query of its list. */
const finders: Partial<Record<PlaceRoute, Finder>> = {
  adminTransactions: trades('transactions'),
  businessTransactions: trades('transactions'),
  adminCollections: trades('collections'),
  businessCollections: trades('collections'),
  adminMaterials: async ({ api }, query, signal) =>
    (await api.materials.list(query, signal)).items.map(({ id, name, gwCode }) => ({
      id,
      label: name,
      detail: inLine(t('material'), gwCode),
    })),
  adminBusinesses: async ({ api }, query, signal) =>
    named(t('business'), await api.businesses.list({ ...query, searchColumn: ['name'] }, signal)),
  adminUsers: async ({ api }, query, signal) =>
    named(t('user'), await api.users.list({ ...query, searchColumn: userColumns }, signal)),
  businessUsers: async ({ api, user }, query, signal) => {
    const businessId = ownBusinessId(user)
    if (businessId === null) return []
    return named(t('user'), await api.businesses.listUsers(businessId, { ...query, searchColumn: userColumns }, signal))
  },
}

/** Returns the searchable lists: those that the user may open, if their records have a screen. */
export function sourcesFor(context: RequestContext): PaletteSource<PaletteEntry>[] {
  return placesFor(context.user).flatMap(list => {
    const find = finders[list]
    const screen = recordRouteOf(list)
    if (!find || screen === null) return []
    const { label: name, icon } = routes[list].place
    return {
      name,
      find: async (searchTerm, signal) => {
        const found = await find(context, { page: 1, pageSize: most, searchTerm }, signal)
        return found
          .slice(0, most)
          .filter(({ id }) => mayOpen(context.user, screen, id))
          .map(record => ({ ...record, group: 'records', icon, path: pathTo(screen, { id: record.id }) }))
      },
    }
  })
}
