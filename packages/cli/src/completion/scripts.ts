// The scripts that teach a shell to complete the program: each asks `kalpler complete` what fits.

export const SHELLS = ['bash', 'zsh', 'fish'] as const;
export type Shell = (typeof SHELLS)[number];

/** A line of the answer that stands for the names of files. */
export const FILES = ':files';

// Bash takes words apart at = and :, and wants only what comes after the last of them.
const BASH = `# Completion of kalpler for bash: source <(kalpler completion bash)
_kalpler() {
  local line="\${COMP_LINE:0:COMP_POINT}"
  local typed="\${line##*[[:space:]]}"
  local head="\${typed%"\${typed##*[=:]}"}"
  local words=() word
  read -ra words <<<"$line"
  [[ "$typed" == "" ]] && words+=("")
  COMPREPLY=()
  while IFS= read -r word; do
    case "$word" in
      ${FILES}) compopt -o default ;;
      *= | *,) compopt -o nospace; COMPREPLY+=("\${word#"$head"}") ;;
      *) COMPREPLY+=("\${word#"$head"}") ;;
    esac
  done < <(kalpler complete -- "\${words[@]:1}" 2>/dev/null)
}
complete -F _kalpler kalpler
`;

const ZSH = `#compdef kalpler
# Completion of kalpler for zsh: source <(kalpler completion zsh)
_kalpler() {
  local -a found open
  local word
  for word in "\${(@f)$(kalpler complete -- "\${(@)words[2,CURRENT]}" 2>/dev/null)}"; do
    case "$word" in
      '') ;;
      ${FILES}) _files ;;
      *=) open+=("$word") ;;
      *) found+=("$word") ;;
    esac
  done
  (( \${#open} )) && compadd -Q -S '' -- "\${open[@]}"
  (( \${#found} )) && compadd -Q -- "\${found[@]}"
}
if [ "\${funcstack[1]}" = _kalpler ]; then _kalpler "$@"; else compdef _kalpler kalpler; fi
`;

const FISH = `# Completion of kalpler for fish: kalpler completion fish | source
function __kalpler_complete
    set -l words (commandline -opc) (commandline -ct)
    kalpler complete -- $words[2..-1] 2>/dev/null
end
complete -c kalpler -f -a '(__kalpler_complete | string match -v ${FILES})'
complete -c kalpler -n '__kalpler_complete | string match -q ${FILES}' -F
`;

export const SCRIPTS: Readonly<Record<Shell, string>> = { bash: BASH, zsh: ZSH, fish: FISH };
