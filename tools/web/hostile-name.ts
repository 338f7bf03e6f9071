/** A name that does harm if it becomes markup. */
export const HOSTILE_NAME = '<img src=x onerror=alert(1)>';
