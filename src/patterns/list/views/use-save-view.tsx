import { useState } from 'react'
import { useLocation } from 'wouter'
import { useSavedViews } from '#actors/lists/use-saved-views.ts'
import type { SavedView } from '#domain/saved-views.ts'
import { isolated } from '#domain/words.ts'
import { t } from '#messages/message.ts'
import { useSearch } from '#patterns/loading/use-search.ts'
import { titleOf } from '#routing/list-routes.ts'
import type { PlaceRoute } from '#routing/routes.ts'
import { viewIn, viewSearch, withViewId } from '#routing/view-search.ts'
import { toast } from '#ui/feedback/toasts.ts'
import { lazyPart, usePart } from '#ui/lazy-part.ts'

export const viewDialog = lazyPart(async () => (await import('./view-dialog.tsx')).ViewDialog)

/**
 * Returns the dialog that saves the list on screen as a view, and the function that opens it. Entering the name of the
 * open view replaces that view.
 */
export function useSaveView(
  { resource, route }: { resource: string; route: PlaceRoute },
  shown: Pick<SavedView, 'columns' | 'density'>,
) {
  const [path, navigate] = useLocation()
  const search = useSearch()
  const { views, save } = useSavedViews()
  const { part: ViewDialog, want } = usePart(viewDialog)
  const [isDialogOpen, setDialogOpen] = useState(false)
  const open = views.find(({ id }) => id === viewIn(search))
  const onSave = (view: SavedView) => {
    const id = open && view.name === open.name ? open.id : crypto.randomUUID()
    save({ ...view, id })
    navigate(path + withViewId(view.search, id), { replace: true })
    toast({ kind: 'success', title: t('View {name} saved', { name: isolated(view.name) }) })
  }
  return {
    ask: () => want(() => setDialogOpen(true)),
    dialog:
      ViewDialog && isDialogOpen ? (
        <ViewDialog
          view={{
            id: '',
            list: resource,
            name: open?.name ?? '',
            search: viewSearch(search),
            isDefault: open?.isDefault ?? false,
            ...shown,
          }}
          label={titleOf(route)}
          title={t('Save view')}
          onSave={onSave}
          onClose={() => setDialogOpen(false)}
        />
      ) : null,
  }
}
