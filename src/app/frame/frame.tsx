import { type ContextType, type ReactNode, Suspense, useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { useHeldCount } from '#actors/drafts/use-held-count.ts'
import { useEnvironment, useLocale, useUser } from '#actors/environment.tsx'
import { useSavedViews } from '#actors/lists/use-saved-views.ts'
import { tabStorage } from '#actors/storage.ts'
import { useEmitted } from '#actors/use-emitted.ts'
import { NewVersion } from '#app/offline/new-version.tsx'
import { Reauthentication } from '#app/reauthentication.tsx'
import { Links } from '#app/router-links.tsx'
import { NotPermitted } from '#app/standalone/not-permitted.tsx'
import { Splash } from '#app/standalone/standalone-layout.tsx'
import { useCommands } from '#app/use-commands.tsx'
import { countInWords } from '#domain/figures/counts.ts'
import type { SavedView } from '#domain/saved-views.ts'
import { t } from '#messages/message.ts'
import { Leaving } from '#patterns/leaving/leaving.tsx'
import { forgetListVisit } from '#patterns/list/list-location-storage.ts'
import { SavedViewLinks } from '#patterns/list/views/saved-view-links.tsx'
import { CreatorsContext } from '#patterns/lookup/creators.ts'
import { waitingPath, yardPath } from '#routing/device-routes.ts'
import { placeRoutes } from '#routing/list-routes.ts'
import { mayOpen, missingFor } from '#routing/may-open.ts'
import { ownReportsOf } from '#routing/report-routes.ts'
import { homeOf, pathTo, type RouteMatch, routes } from '#routing/routes.ts'
import { startScrollRestoration } from '#routing/scroll.ts'
import { listAt, withViewId } from '#routing/view-search.ts'
import { worksOffline } from '#routing/works-offline.ts'
import type { User } from '#schemas/user.ts'
import { toast } from '#ui/feedback/toasts.ts'
import { type Destination, FindButton, Shell } from '#ui/layout/shell.tsx'
import { lazyPart } from '#ui/lazy-part.ts'
import { HeldLoadsQuestion } from './held-loads-question.tsx'
import { NoConnection } from './no-connection.tsx'
import { OfflineStatus, OutboxMessages, OutboxStatus } from './outbox-status.tsx'
import { useIsOffline } from './use-is-offline.ts'
import { useOfflineRefresh } from './use-offline-refresh.ts'
import { UserMenu } from './user-menu.tsx'

/** Dialogs that create a record when a look-up has no match. Each dialog loads on first use. */
const creators: ContextType<typeof CreatorsContext> = {
  materials: {
    needs: 'materials.create',
    dialog: lazyPart(async () => (await import('#features/materials/material-dialog.tsx')).MaterialDialog),
  },
  businesses: {
    needs: 'businesses.create',
    dialog: lazyPart(async () => (await import('#features/businesses/business-dialog.tsx')).BusinessDialog),
  },
  users: {
    needs: 'users.create',
    dialog: lazyPart(async () => (await import('#features/access/users/user-dialog.tsx')).UserDialog),
  },
}

const offlineForms = [
  { name: 'businessTransactions.create', label: t('New transaction') },
  { name: 'adminTransactions.create', label: t('New transaction') },
  { name: 'adminCollections.create', label: t('New collection') },
] as const

/** Returns the navigation item of the held loads: a list of one, or none if there are no loads. */
function yardFor(user: User, path: string, held: number, locale: string): Destination[] {
  const href = yardPath(user)
  if (href === null || (held === 0 && path !== href)) return []
  const count = held > 0 ? { count: countInWords(held, locale) } : {}
  return [{ href, label: t('On the yard'), icon: 'truck', isCurrent: path === href, ...count }]
}

/** Returns the navigation items of the screens that work without a connection. */
function offlineDestinationsFor(user: User, path: string): Destination[] {
  const waiting = waitingPath(user)
  const at = (href: string) => ({ href, isCurrent: path === href })
  return [
    ...offlineForms
      .filter(({ name }) => routes[name].access === user.type && mayOpen(user, name))
      .map(({ name, label }): Destination => ({ ...at(pathTo(name)), label, icon: 'plus' })),
    ...(waiting === null ? [] : [{ ...at(waiting), label: t('Waiting to be sent'), icon: 'cloud-off' as const }]),
  ]
}

/** Returns the navigation items of the screens that the user may open. An unknown icon name is a type error. */
function destinationsFor(user: User, path: string, views: readonly SavedView[]): Destination[] {
  const home = homeOf(user.type)
  return placeRoutes
    .filter(name => routes[name].access === user.type && mayOpen(user, name))
    .map(name => {
      const { path: href, place } = routes[name]
      const first = views.find(({ list, isDefault }) => isDefault && list === listAt(href))
      const isCurrent = path === href || (href !== home && path.startsWith(`${href}/`))
      return { href, ...place, isCurrent, ...(first && { search: withViewId(first.search, first.id) }) }
    })
}

/** After a navigation, moves the focus to the content if no element has the focus. */
function useFocusOnArrival(path: string) {
  const arrivedAt = useRef(path)
  useEffect(() => {
    if (arrivedAt.current === path) return
    arrivedAt.current = path
    // Without `preventScroll`, the browser would scroll the start of the content under the top bar.
    const content = document.querySelector<HTMLElement>('#content')
    if (document.activeElement === document.body) content?.focus({ preventScroll: true })
  }, [path])
}

/** Restores the scroll position of screens with the frame. The sign-in screens don't need it. */
const useScrollRestoration = () => useEffect(() => startScrollRestoration(window, tabStorage), [])

/** Renders the screen if the user may open it; otherwise names the missing permissions. */
function Permitted({ route, children }: { route: RouteMatch | null; children: ReactNode }) {
  const missing = missingFor(useUser(), route ?? { name: 'index', id: null })
  const needsServer = useIsOffline() && !(route && worksOffline(route.name))
  if (needsServer) return <NoConnection />
  if (missing.length > 0) return <NotPermitted missing={missing} />
  return <Suspense fallback={<Splash />}>{children}</Suspense>
}

function useVisitEndsWithSession() {
  const { session } = useEnvironment()
  useEmitted(session, 'session.ended', forgetListVisit)
  useEmitted(session, 'session.replaced', forgetListVisit)
}

function useStorageWarning() {
  const { preferences } = useEnvironment()
  useEffect(
    () =>
      preferences.onNotStored(() =>
        toast({
          kind: 'error',
          title: t('Preference not saved'),
          description: t('This browser blocks storage. Your choice lasts until you close the tab.'),
        }),
      ),
    [preferences],
  )
}

/** Navigation and user menu around the screens of signed-in users. `route` is null for Not Found. */
export function Frame({ route, children }: { route: RouteMatch | null; children: ReactNode }) {
  const user = useUser()
  const [path] = useLocation()
  const isOffline = useIsOffline()
  const { requestCommand, commands } = useCommands()
  const { views } = useSavedViews()
  const yard = yardFor(user, path, useHeldCount(), useLocale())
  const destinations = [
    ...(isOffline ? offlineDestinationsFor(user, path) : destinationsFor(user, path, views)),
    ...yard,
  ]
  const reports = isOffline ? [] : ownReportsOf(user).map(report => ({ ...report, isCurrent: path === report.href }))
  const current = destinations.find(({ isCurrent }) => isCurrent)
  useFocusOnArrival(path)
  useScrollRestoration()
  useVisitEndsWithSession()
  useStorageWarning()
  useOfflineRefresh()
  return (
    <Leaving>
      <Links>
        <Shell
          find={onPress => (
            <FindButton
              label={t('Find or go to')}
              keys="Ctrl+K"
              onPress={() => {
                onPress()
                requestCommand({ what: 'palette.open' })
              }}
            />
          )}
          destinations={destinations}
          reports={reports}
          below={onPress =>
            current ? <SavedViewLinks label={current.label} path={current.href} onPress={onPress} /> : null
          }
          status={<OutboxStatus />}
          userMenu={<UserMenu onCommand={requestCommand} />}
        >
          <CreatorsContext value={creators}>
            {path === waitingPath(user) ? null : <OfflineStatus />}
            <Permitted route={route}>{children}</Permitted>
          </CreatorsContext>
          <Reauthentication />
          <OutboxMessages />
          <HeldLoadsQuestion />
          <NewVersion />
          {commands}
        </Shell>
      </Links>
    </Leaving>
  )
}
