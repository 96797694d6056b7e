// The thread in which the bots of a match think; a file of its own, so that the installed program has it too.

import '@kalpler/bots/node-thread';
