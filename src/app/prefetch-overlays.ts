/*
 * Prefetches modules for errors, confirmations and overlays, because the browser might be offline when they are needed.
 * Later imports read these modules from the browser's cache.
 */
import '#patterns/deletion/deletion-dialog.tsx'
import '#features/trades/paste/paste-dialog.tsx'
import '#features/trades/reading/print-menu-items.tsx'
import '#features/sign-in/authenticator-setup.tsx'
import '#patterns/list/table/list-notice.tsx'
import '#patterns/list/view/list-view-menu-items.tsx'
import '#patterns/list/table/row-menu.tsx'
import '#patterns/selection/selecting.tsx'
import '#ui/layout/navigation-drawer.tsx'
import './offline/offer-new-version.ts'
import './session-takeover.tsx'
import './standalone/not-found.tsx'
import './standalone/not-permitted.tsx'
import { LazyReauthenticateDialog } from './reauthentication.tsx'
import './frame/user-menu-items.tsx'

/**
 * Resolves after the prefetch of the sign-in dialog, even if it fails. A failure is reported when the dialog is needed.
 */
export const prefetchedSignIn = Promise.allSettled([LazyReauthenticateDialog.prefetch()])
