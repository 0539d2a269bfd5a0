@rem For cmd.exe, which has no exec: npm runs the scripts of package.json by it on Windows.
@%*
