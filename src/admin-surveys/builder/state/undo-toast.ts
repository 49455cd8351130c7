/**
 * Id of every message whose Undo goes back to a draft of the past. One shows at a time: the Undo of an older one
 * would take back what came after it as well.
 */
export const UNDO_TOAST = 'builder-undo';
