/** Apart from the queue, because the loader only asks whether anything waits. */
export const QUEUE_PREFIX = 'userfeedback-queue-';
